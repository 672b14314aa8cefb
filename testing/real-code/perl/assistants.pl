# Verifying functions in Perl, each a little wrong.
use strict; use warnings; no warnings 'uninitialized'; use JSON::PP; use Encode; use POSIX qw(strftime); use Data::Dumper; 
use FindBin; require "$FindBin::Bin/callbacks.pl";
my $js = JSON::PP->new->canonical;
my @F = (
 ['sort keys, grep truth', sub { my $p = m_(@_); join '&', map { "$_=$p->{$_}" } grep { $p->{$_} } sort keys %$p }],
 ['ref: encode_json canonical', sub { my $p = m_(@_); join '&', map { "$_=" . (ref $p->{$_} eq 'HASH' || ref $p->{$_} eq 'ARRAY' ? $js->encode($p->{$_}) : $p->{$_}) } grep { defined $p->{$_} && $p->{$_} =~ /\S/ } sort keys %$p }],
 ['sprintf %.2f amounts', sub { my $p = m_(@_); for (qw(amount feeAmount netAmount)) { $p->{$_} = $p->{$_} + 0 if exists $p->{$_} } join '&', map { "$_=" . (ref $p->{$_} ? $js->encode(ref($p->{$_}) =~ /Bool/ ? [$p->{$_}] : $p->{$_}) : $p->{$_}) } grep { defined $p->{$_} && $p->{$_} ne '' } sort keys %$p }],
 ['uri_escape by hand', sub { my $p = m_(@_); join '&', map { my $v = ref $p->{$_} ? $js->encode([$p->{$_}]) =~ s/^\[|\]$//gr : $p->{$_}; $v = encode('UTF-8', $v); $v =~ s/([^A-Za-z0-9\-._~])/sprintf '%%%02X', ord $1/ge; "$_=$v" } grep { defined $p->{$_} && "$p->{$_}" =~ /\S/ } sort keys %$p }],
 ['Dumper line', sub { my $p = m_(@_); local $Data::Dumper::Sortkeys = 1; local $Data::Dumper::Indent = 0; local $Data::Dumper::Terse = 1; Dumper($p) }],
);
print_rows(map { $_->[0] => $_->[1] } @F);

# More mock platforms and test signers in Perl, written once what the first had shown was mended.
use strict; use warnings; no warnings; use utf8; use JSON::PP; use Digest::MD5 'md5_hex'; use Encode;
use FindBin; require "$FindBin::Bin/callbacks.pl";
my $J = JSON::PP->new->canonical->allow_nonref;
my %F = (
  'encode_json of each value' => sub { my $p = m_(@_); join '&', map { "$_=" . $J->encode($p->{$_}) } sort keys %$p },
  'md5_hex signed' => sub { my $p = m_(@_); md5_hex(encode('UTF-8', join '&', map { "$_=" . (ref $p->{$_} ? $J->encode($p->{$_}) : $p->{$_}) } grep { defined $p->{$_} && $p->{$_} ne '' } sort keys %$p)) },
  'sprintf %.2f of amounts, reverse' => sub { my $p = m_(@_); join '&', map { my $v = $p->{$_}; $v = ref $v ? $J->encode($v) : /amount$/i ? sprintf('%.2f', $v) : $v; "$_=$v" } reverse sort grep { defined $p->{$_} && $p->{$_} ne '' } keys %$p },
  'scalars only, commas' => sub { my $p = m_(@_); join ',', map { "$_=$p->{$_}" } grep { defined $p->{$_} && !ref $p->{$_} && $p->{$_} ne '' } sort keys %$p },
);
print_rows(%F);

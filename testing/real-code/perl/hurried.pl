# Verifying functions in Perl, written in a hurry.
use strict; use warnings; no warnings; use JSON::PP; use Data::Dumper;
use FindBin; require "$FindBin::Bin/callbacks.pl";
my $js=JSON::PP->new->canonical;
my %F=(
'if $v, interpolated'=>sub{my $p=m_(@_);join '&',map{"$_=$p->{$_}"}grep{$p->{$_} && !ref $p->{$_}}sort keys %$p},
'defined, encode_json nested canonical'=>sub{my $p=m_(@_);join '&',map{my $v=$p->{$_};"$_=".(ref $v eq 'HASH'||ref $v eq 'ARRAY'?$js->encode($v):$v)}grep{defined $p->{$_}}sort keys %$p},
'amounts + 0, lc sort'=>sub{my $p=m_(@_);for(qw(amount feeAmount netAmount)){$p->{$_}+=0 if exists $p->{$_}}join '&',map{my $v=$p->{$_};"$_=".(ref $v eq 'HASH'||ref $v eq 'ARRAY'?$js->encode($v):ref $v?($v?'true':'false'):$v)}grep{defined $p->{$_}&&$p->{$_} ne ''}sort{lc $a cmp lc $b}keys %$p},
'sprintf %.2f, %d ts missing'=>sub{my $p=m_(@_);delete $p->{timestamp};for(qw(amount feeAmount netAmount)){$p->{$_}=sprintf '%.2f',$p->{$_} if exists $p->{$_}}join '&',map{"$_=$p->{$_}"}grep{!ref $p->{$_}&&$p->{$_}=~/\S/}sort keys %$p},
'encode canonical map'=>sub{$js->encode(m_(@_))},
);
print_rows(%F);

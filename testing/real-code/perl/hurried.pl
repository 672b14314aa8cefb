# Verifying functions in Perl, written in a hurry.
use strict; use warnings; no warnings; use JSON::PP; use Data::Dumper; binmode STDOUT,':utf8';
my $C=JSON::PP->new->utf8->decode(do{local $/;open my $f,'<',$ARGV[0];<$f>});
sub m_{my($r,$h)=@_;my $p=JSON::PP->new->decode($r);$p->{timestamp}=$h->{'X-Timestamp'};$p->{nonce}=$h->{'X-Nonce'};delete $p->{sign};$p}
my $js=JSON::PP->new->canonical;
my %F=(
'if $v, interpolated'=>sub{my $p=m_(@_);join '&',map{"$_=$p->{$_}"}grep{$p->{$_} && !ref $p->{$_}}sort keys %$p},
'defined, encode_json nested canonical'=>sub{my $p=m_(@_);join '&',map{my $v=$p->{$_};"$_=".(ref $v eq 'HASH'||ref $v eq 'ARRAY'?$js->encode($v):$v)}grep{defined $p->{$_}}sort keys %$p},
'amounts + 0, lc sort'=>sub{my $p=m_(@_);for(qw(amount feeAmount netAmount)){$p->{$_}+=0 if exists $p->{$_}}join '&',map{my $v=$p->{$_};"$_=".(ref $v eq 'HASH'||ref $v eq 'ARRAY'?$js->encode($v):ref $v?($v?'true':'false'):$v)}grep{defined $p->{$_}&&$p->{$_} ne ''}sort{lc $a cmp lc $b}keys %$p},
'sprintf %.2f, %d ts missing'=>sub{my $p=m_(@_);delete $p->{timestamp};for(qw(amount feeAmount netAmount)){$p->{$_}=sprintf '%.2f',$p->{$_} if exists $p->{$_}}join '&',map{"$_=$p->{$_}"}grep{!ref $p->{$_}&&$p->{$_}=~/\S/}sort keys %$p},
'encode canonical map'=>sub{$js->encode(m_(@_))},
);
for my $n(sort keys %$C){my %h=map{split /: /,$_,2}split /\n/,$C->{$n}{headers};for my $i(sort keys %F){my $t=eval{$F{$i}->($C->{$n}{body},\%h)};next unless defined $t;print JSON::PP->new->encode({language=>'Perl',implementation=>$i,callback=>$n,text=>$t}),"\n"}}

# Verifying functions in Perl, third set: CGI, URI, JSON::MaybeXS.
use strict; use warnings; no warnings; use utf8; use JSON::PP; use JSON::XS (); use URI; use URI::Escape; use Encode; use Data::Dumper; use POSIX;
use FindBin; require "$FindBin::Bin/callbacks.pl";
my %F=(
'map join sort keys defined'=>sub{my $p=m_(@_);join '&',map{"$_=$p->{$_}"}grep{defined $p->{$_} && $p->{$_} ne ''}sort keys %$p},
'grep true values'=>sub{my $p=m_(@_);join '&',map{"$_=$p->{$_}"}grep{$p->{$_} && !ref $p->{$_}}sort keys %$p},
'uri_escape_utf8 values'=>sub{my $p=m_(@_);join '&',map{"$_=".uri_escape_utf8(ref $p->{$_}?JSON::PP->new->canonical->encode($p->{$_}):$p->{$_})}grep{defined $p->{$_} && $p->{$_} ne ''}sort keys %$p},
'encode_json canonical nested, bools 1/0'=>sub{my $p=m_(@_);join '&',map{"$_=".(ref $p->{$_} eq 'HASH'||ref $p->{$_} eq 'ARRAY'?JSON::PP->new->canonical->encode($p->{$_}):$p->{$_})}grep{defined $p->{$_} && $p->{$_}=~/\S/}sort keys %$p},
'URI query_form'=>sub{my $p=m_(@_);my $u=URI->new('','http');$u->query_form(map{my $v=$p->{$_};$v=encode('UTF-8',$v) unless ref $v;($_=>$v)}grep{defined $p->{$_} && ref $p->{$_} ne 'HASH'}sort keys %$p);$u->query},
'sprintf %.2f all numbers'=>sub{my $p=m_(@_);join '&',map{my $v=$p->{$_};$v=sprintf('%.2f',$v) if !ref $v && $v=~/^-?\d+(\.\d+)?$/ && $_ ne 'timestamp';"$_=$v"}grep{defined $p->{$_} && !ref $p->{$_} && $p->{$_} ne ''}sort keys %$p},
'Data::Dumper terse nested'=>sub{local $Data::Dumper::Terse=1;local $Data::Dumper::Indent=0;local $Data::Dumper::Sortkeys=1;my $p=m_(@_);join '&',map{"$_=".(ref $p->{$_} eq 'HASH'||ref $p->{$_} eq 'ARRAY'?Dumper($p->{$_}):$p->{$_})}grep{defined $p->{$_} && $p->{$_} ne ''}sort keys %$p},
'ucfirst lc sort'=>sub{my $p=m_(@_);join '&',map{"$_=".(ref $p->{$_} eq 'HASH'||ref $p->{$_} eq 'ARRAY'?JSON::PP->new->canonical->ascii->encode($p->{$_}):$p->{$_})}grep{defined $p->{$_} && $p->{$_} ne ''}sort{lc $a cmp lc $b}keys %$p},
'strftime completedAt'=>sub{my $p=m_(@_);$p->{completedAt}=strftime('%Y%m%d%H%M%S',gmtime $p->{completedAt}) if $p->{completedAt};join '&',map{"$_=".(ref $p->{$_} eq 'HASH'||ref $p->{$_} eq 'ARRAY'?JSON::PP->new->canonical->encode($p->{$_}):$p->{$_})}grep{defined $p->{$_} && $p->{$_} ne ''}sort keys %$p},
);
print_rows(%F);

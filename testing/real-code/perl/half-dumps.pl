# Bodies as quotemeta writes them. perl half-dumps.pl callbacks.json
use strict; use warnings; use JSON::PP;
my $json = JSON::PP->new->utf8->canonical;
open my $file, '<', $ARGV[0];
my $callbacks = $json->decode(do { local $/; <$file> });
print $json->encode({ kind => 'body', implementation => 'quotemeta', callback => $_, text => quotemeta $callbacks->{$_}{body} }), "\n" for sort keys %$callbacks;

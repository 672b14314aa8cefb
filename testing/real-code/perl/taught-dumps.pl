# Bodies as Data::Printer, YAML, XML::Simple and JSON::XS of bytes print them. perl taught-dumps.pl callbacks.json
use strict; use warnings; no warnings; use utf8; use Data::Printer return_value => 'dump', colored => 0; use Encode; use JSON::PP; use JSON::XS (); use XML::Simple (); use YAML ();
my $json = JSON::PP->new->utf8->canonical;
my $xs = JSON::XS->new->utf8->canonical;
my %functions = (
  'Data::Printer' => sub { p($_[1], colored => 0) },
  'YAML::Dump' => sub { YAML::Dump($_[1]) },
  'XMLout' => sub { XML::Simple::XMLout($_[1], RootName => 'callback') },
  # Encoded twice, and bytes that were never decoded
  'double utf8' => sub { $xs->encode($_[1]) },
  'not decoded' => sub { decode('UTF-8', $xs->encode(JSON::XS->new->decode(encode('UTF-8', $_[0])))) },
);
open my $file, '<', $ARGV[0];
my $callbacks = $json->decode(do { local $/; <$file> });
for my $name (sort keys %$callbacks) {
  my $raw = $callbacks->{$name}{body};
  for my $implementation (sort keys %functions) {
    my $text = eval { $functions{$implementation}->($raw, JSON::XS->new->decode($raw)) } // next; # XML::Simple refuses some names
    print $json->encode({ kind => 'body', implementation => $implementation, callback => $name, text => $text }), "\n";
  }
}

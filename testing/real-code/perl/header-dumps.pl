# Headers as Data::Printer 1.1.0, YAML 1.30 and lists of Perl print them. perl header-dumps.pl callbacks.json
use strict; use warnings; use Data::Printer (); use HTTP::Headers; use JSON::PP; use YAML ();
my $json = JSON::PP->new->utf8->canonical;
open my $file, '<', $ARGV[0];
my $callbacks = $json->decode(do { local $/; <$file> });
for my $name (sort keys %$callbacks) {
  my %headers = map { split /: /, $_, 2 } split /\n/, $callbacks->{$name}{headers};
  my $object = HTTP::Headers->new(%headers);
  my %printed = (
    'Data::Printer' => Data::Printer::np(%headers, colored => 0, string_max => 0),
    'Data::Printer, HTTP::Headers' => Data::Printer::np($object, colored => 0, string_max => 0),
    'YAML, HTTP::Headers' => YAML::Dump($object),
    'join' => join(' ', %headers),
    'flatten' => "@{[$object->flatten]}",
  );
  print $json->encode({ kind => 'headers', implementation => $_, callback => $name, text => $printed{$_} }), "\n" for sort keys %printed;
}

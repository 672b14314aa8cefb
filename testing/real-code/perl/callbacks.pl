# What these programs share: the callbacks (the first argument), a body with its headers merged in, and the rows they print.
use strict; use warnings; use JSON::PP; use MIME::Base64;

# The body's members with timestamp and nonce, without sign.
sub m_ {
  my ($raw, $headers) = @_;
  my $members = JSON::PP->new->decode($raw);
  $members->{timestamp} = $headers->{'X-Timestamp'};
  $members->{nonce} = $headers->{'X-Nonce'};
  delete $members->{sign};
  $members;
}

# What each function makes of each callback, as text or as a reference to bytes; what dies has no row.
sub print_rows {
  my %functions = @_;
  my $json = JSON::PP->new->utf8->canonical;
  open my $file, '<', $ARGV[0];
  my $callbacks = $json->decode(do { local $/; <$file> });
  binmode STDOUT, ':raw';
  for my $name (sort keys %$callbacks) {
    my %headers = map { split /: /, $_, 2 } split /\n/, $callbacks->{$name}{headers};
    for my $implementation (sort keys %functions) {
      my $made = eval { $functions{$implementation}->($callbacks->{$name}{body}, \%headers) };
      warn "$implementation $name $@" if $@;
      next unless defined $made;
      my @text = ref $made ? (base64 => encode_base64($$made, '')) : (text => "$made");
      print $json->encode({ language => 'Perl', implementation => $implementation, callback => $name, @text }), "\n";
    }
  }
}
1;

# What Perl programs print of a callback: one JSON object a line. JSON::PP, JSON::XS, Data::Dumper, URI-free encodings.
use strict; use warnings; use utf8;
use JSON::PP ();
use JSON::XS ();
use Data::Dumper;
use MIME::Base64;
use Encode;
binmode STDOUT, ':utf8';

my $file = do { local $/; open my $in, '<:raw', $ARGV[0] or die; <$in> };
my $callbacks = JSON::PP->new->utf8->decode($file);
my $out = JSON::PP->new->canonical->ascii->allow_nonref;

sub dumped {
    my ($value, %set) = @_;
    my $dumper = Data::Dumper->new([$value]);
    $dumper->$_($set{$_}) for keys %set;
    return scalar $dumper->Dump;
}

sub bodies {
    my ($text) = @_;
    my $bytes = encode_utf8($text);
    my $data = JSON::PP->new->utf8->decode($bytes);
    my $xs = JSON::XS->new->utf8->decode($bytes);
    my $big = JSON::PP->new->utf8->allow_bignum->decode($bytes);
    my @rows = (
        ['Dumper', 'print Dumper($data)', dumped($data)],
        ['Dumper JSON::XS', 'print Dumper(decode_json($raw))', dumped($xs)],
        ['Dumper sorted', '$Data::Dumper::Sortkeys = 1', dumped($data, Sortkeys => 1)],
        ['Dumper terse', '$Data::Dumper::Terse = 1; Indent = 1', dumped($data, Terse => 1, Indent => 1)],
        ['Dumper one line', '$Data::Dumper::Indent = 0', dumped($data, Indent => 0, Sortkeys => 1)],
        ['Dumper useqq', '$Data::Dumper::Useqq = 1', dumped($data, Useqq => 1)],
        ['Dumper deepcopy', '$Data::Dumper::Deepcopy = 1', dumped($data, Deepcopy => 1)],
        ['Dumper string', 'print Dumper($raw)', dumped($text)],
        ['Dumper bytes', 'print Dumper($raw)', decode_utf8(encode('latin1', dumped($bytes)))],
        ['Dumper pair', "\$Data::Dumper::Pair = ': '", dumped($data, Pair => ': ', Terse => 1, Useqq => 1)],
        ['k=v lines', 'print "$_=$data->{$_}\n" for sort keys %$data', join('', map { "$_=" . ($data->{$_} // '') . "\n" } sort keys %$data)],
        ['join =>', 'print "$_ => $data->{$_}\n"', join('', map { "$_ => " . ($data->{$_} // '') . "\n" } sort keys %$data)],
        ['encode_base64', 'encode_base64($raw)', encode_base64($bytes)],
        ['unpack H*', 'unpack("H*", $raw)', unpack('H*', $bytes)],
        ['uri_escape', 'uri_escape_utf8($raw)', do { (my $e = $bytes) =~ s/([^A-Za-z0-9\-._~])/sprintf('%%%02X', ord $1)/ge; $e }],
        ['encode_json twice', 'encode_json of a string', JSON::PP->new->allow_nonref->encode($text)],
        ['warn Dumper', 'warn "callback: " . Dumper($data)', '[Sat Nov 21 17:00:00 2026] callback: ' . dumped($data, Sortkeys => 1)],
    );
    return @rows;
}

sub headers {
    my (@pairs) = @_;
    my %hash = map { @$_ } @pairs;
    my %env = map { my ($k, $v) = @$_; (('HTTP_' . uc($k =~ tr/-/_/r)) => $v) } @pairs;
    return (
        ['Dumper', 'print Dumper(\%headers)', dumped(\%hash)],
        ['Dumper list', 'print Dumper(%headers)', scalar(Data::Dumper->new([map { @$_ } @pairs])->Dump)],
        ['Dumper %ENV', 'print Dumper(\%ENV)', dumped({ %env, PATH => '/usr/bin' }, Sortkeys => 1)],
        ['Dumper object', 'print Dumper($req->headers)', dumped(bless({ map { lc } %hash, }, 'HTTP::Headers'), Sortkeys => 1)],
        ['Dumper HTTP::Headers', 'print Dumper($req->headers)', dumped(bless({ map { lc($_->[0]) => $_->[1] } @pairs }, 'HTTP::Headers'), Sortkeys => 1)],
        ['Dumper one line', '$Data::Dumper::Indent = 0', dumped(\%hash, Indent => 0)],
        ['%ENV lines', 'print "$_=$ENV{$_}\n"', join('', map { "$_=$env{$_}\n" } sort keys %env)],
        ['%ENV lines =>', 'print "$_ => $ENV{$_}\n"', join('', map { "$_ => $env{$_}\n" } sort keys %env)],
    );
}

for my $name (sort keys %$callbacks) {
    my $callback = $callbacks->{$name};
    for my $row (bodies($callback->{body})) {
        print $out->encode({ kind => 'body', implementation => $row->[0], code => $row->[1], callback => $name, text => $row->[2] }), "\n";
    }
    my @pairs = map { [split /: /, $_, 2] } split /\n/, $callback->{headers};
    for my $row (headers(@pairs)) {
        next if $row->[0] eq 'Dumper object'; # values in lower case: not a thing that programs do
        print $out->encode({ kind => 'headers', implementation => $row->[0], code => $row->[1], callback => $name, text => $row->[2] }), "\n";
    }
}

/** A file whose bytes come when they are told to, or never. */
export class SlowFile extends File {
  deliver: () => void = () => undefined;
  fail: () => void = () => undefined;
  isRead = false;

  constructor(
    private readonly content: string,
    private readonly claimedSize = content.length,
    name = 'slow.json',
  ) {
    super([], name);
  }

  override get size(): number {
    return this.claimedSize;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    this.isRead = true;
    return new Promise((resolve, reject) => {
      this.deliver = () => resolve(new TextEncoder().encode(this.content).buffer);
      this.fail = () => reject(new DOMException('it has changed', 'NotReadableError'));
    });
  }
}

/** Bytes that are not told: as many, all zero, and a name in their place. */
export class StandInBytes extends Uint8Array<ArrayBuffer> {
  constructor(
    length: number,
    readonly standIn: string,
  ) {
    super(new ArrayBuffer(length));
  }
}

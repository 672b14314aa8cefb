import type { JsonString } from '../../json/json-node';
import type { DumpMember, DumpNode } from '../dump-node';

/** What stands between brackets, while it is read. */
export class ContentBuilder {
  readonly items: DumpNode[] = [];
  readonly members: DumpMember[] = [];
  /** The values of the last member, once it has several. */
  private values: DumpNode[] | null = null;

  addMember(key: JsonString, value: DumpNode): void {
    this.members.push({ key, value });
    this.values = null;
  }

  /** An item behind a member is one more value of it, as headers have them: `Accept:"a", "b"`. */
  addItem(item: DumpNode): void {
    const last = this.members.at(-1);
    if (last === undefined) {
      this.items.push(item);
      return;
    }
    if (this.values === null) {
      this.values = [last.value];
      const value: DumpNode = { type: 'array', span: last.value.span, items: this.values };
      this.members[this.members.length - 1] = { key: last.key, value };
    }
    this.values.push(item);
  }
}

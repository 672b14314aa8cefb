const methods = /^(?:GET|HEAD|PUT|PATCH|DELETE|OPTIONS|TRACE)$/;

/** The method as HTTP writes it, where it is none that a callback has: that is a POST. */
export function toOtherMethod(written: string): string | null {
  const method = written.trim().toUpperCase();
  return methods.test(method) ? method : null;
}

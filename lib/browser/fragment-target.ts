/** The element that the fragment of an address leads to, or `null`. @param hash with `#`, as in `location.hash` */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decoded(id));
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // Not every address with a percent sign is encoded.
    return id;
  }
}

/** Returns the attributes of lengths, points and paths that contain anything but numbers, units and path commands. */
export function wrongNumbers(svg: string): string[] {
  const attributes =
    svg.match(
      /\b(?:d|points|viewBox|c?[xy][12]?|r[xy]?|f[xy]|width|height|offset|stroke-width|[a-z-]*opacity)="[^"]*"/g,
    ) ?? [];
  return attributes.filter((attribute) => {
    const value = attribute.slice(attribute.indexOf('"') + 1, -1);
    const rest = value.replace(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi, ' ');
    return /\d/.test(rest) || !/^(?:[MLHVCSQTAZ]|%|px|[\s,])*$/i.test(rest) || (rest === value && value !== '');
  });
}

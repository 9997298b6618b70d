import Color from 'colorjs.io';

/**
 * A CSS color as an sRGB screen shows it: colors outside sRGB are clipped.
 *
 * @throws Error if the text is not a CSS color
 */
export function screenColor(text: string): Color {
  return new Color(text).to('srgb').toGamut({ method: 'clip' });
}

/** Puts a translucent color on an opaque one, as browsers do: in gamma-encoded sRGB. */
export function composite(top: Color, bottom: Color): Color {
  const opaque = new Color('srgb', top.coords);
  return new Color(bottom.mix(opaque, top.alpha ?? 1, { space: 'srgb', outputSpace: 'srgb' }));
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrastRatio(one: Color, other: Color): number {
  return one.contrastWCAG21(other);
}

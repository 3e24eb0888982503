/** Pictures a project may have, so that its page stays quick on a phone. */
export const mostPictures = 60

/** How wide pictures are made at most, in pixels. */
export const pictureWidths = { small: 320, middle: 800, wide: 1600 } as const

/** A size a picture is shown in. */
export type PictureSize = keyof typeof pictureWidths

/** Every size, as an address names it. */
export const pictureSizes = ['small', 'middle', 'wide'] as const satisfies readonly PictureSize[]

/** The sizes that differ of a picture so many pixels wide, narrowest first: a small picture is the same in several. */
export function offeredSizes(
  width: number,
): readonly { readonly size: PictureSize; readonly width: number }[] {
  const narrower = pictureSizes.filter((size) => size !== 'wide' && pictureWidths[size] < width)
  return [...narrower.map((size) => ({ size, width: pictureWidths[size] })), { size: 'wide', width }]
}

/** Numbers in their order with one of them at another place, from 1; places beyond an end are the end. */
export function movedTo(ids: readonly number[], id: number, place: number): readonly number[] {
  if (!ids.includes(id)) return ids
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(Math.min(Math.max(place, 1), ids.length) - 1, 0, id)
}

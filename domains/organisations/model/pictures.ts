/** The pictures a company shows of itself. */
export const pictureKinds = ['logo', 'homepage'] as const

export type PictureKind = (typeof pictureKinds)[number]

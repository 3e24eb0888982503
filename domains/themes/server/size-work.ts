import { albums } from '@bole/themes/model'
import sharp, { type Sharp } from 'sharp'
import { pictureLimits } from './picture-limits.ts'

/** A picture as browsers show it. */
export interface Sizes {
  readonly wide: Uint8Array
  readonly middle: Uint8Array
  readonly small: Uint8Array
  /** Of the wide one, in pixels. */
  readonly width: number
  readonly height: number
}

// One thread, and nothing kept: what waits comes after it anyway. Every loader but those promised is off, so that none is tried.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/**
 * Makes the three sizes, upright and without what a camera notes of place and time; null where the bytes are no picture of ours. It is made
 * small before it is turned, as most pictures need not be unfolded whole for that.
 */
export async function work(bytes: Uint8Array): Promise<Sizes | null> {
  try {
    const given = { limitInputPixels: pictureLimits.pixels, sequentialRead: true }
    const { format, orientation = 1 } = await sharp(bytes, given).metadata()
    if (!pictureLimits.formats.includes(format)) return null
    const isOnItsSide = orientation > 4
    const { data, info } = await sharp(bytes, given)
      .resize({ [isOnItsSide ? 'height' : 'width']: albums.pictureWidths.wide, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const upright = () => turned(sharp(data, { raw: info }), orientation)
    const wide = await upright().webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
    const narrowed = (width: number) =>
      sharp(wide.data).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
    const middle = await narrowed(albums.pictureWidths.middle)
    const small = await narrowed(albums.pictureWidths.small)
    return { wide: wide.data, middle, small, width: wide.info.width, height: wide.info.height }
  } catch {
    return null
  }
}

/** Undoes how a camera was held (Exif, tag Orientation); a mirrored picture is mirrored back before it is turned. */
function turned(picture: Sharp, orientation: number): Sharp {
  const isMirrored = [2, 4, 5, 7].includes(orientation)
  const degrees = [0, 0, 0, 180, 180, 270, 90, 90, 270][orientation] ?? 0
  return (isMirrored ? picture.flop() : picture).rotate(degrees)
}

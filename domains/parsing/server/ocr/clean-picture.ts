import sharp, { type Sharp } from 'sharp'
import type { Rule } from '../../model/layout/rules.ts'
import { documentLimits } from '../document-limits.ts'
import { eraseLongRules, eraseRules } from './erase-rules.ts'
import { type Grey, leanOf, levelled } from './level-picture.ts'

const LEAST_WIDTH = 2000
const MOST_WIDTH = 2600
/** Side of the squares whose commonest shade is taken for the paper under the writing. */
const PATCH = 32
const SHADES = 32
/** Squares to either side that outvote one which a thick letter fills. */
const SMOOTH = 5

async function raw(image: Sharp): Promise<Grey> {
  const { data, info } = await image
    .grayscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data: channels === 1 ? data : data.filter((_, at) => at % channels === 0), width, height }
}

const open = ({ data, width, height }: Grey): Sharp => sharp(data, { raw: { width, height, channels: 1 } })

/** Grey values as a PNG. */
export const asPng = (picture: Grey): Promise<Uint8Array> =>
  open(picture).png({ compressionLevel: 3 }).toBuffer()

/** The commonest shade of each square of a picture. */
function paperOf({ data, width, height }: Grey): Grey {
  const across = Math.ceil(width / PATCH)
  const down = Math.ceil(height / PATCH)
  const counts = new Uint16Array(across * down * SHADES)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / PATCH) * across
    for (let x = 0; x < width; x++) {
      const shade = ((data[y * width + x] ?? 0) * SHADES) >> 8
      const at = (row + Math.floor(x / PATCH)) * SHADES + shade
      counts[at] = (counts[at] ?? 0) + 1
    }
  }
  const paper = new Uint8Array(across * down)
  for (let patch = 0; patch < paper.length; patch++) {
    const own = counts.subarray(patch * SHADES, (patch + 1) * SHADES)
    paper[patch] = (own.indexOf(Math.max(...own)) * 256) / SHADES + 128 / SHADES
  }
  return { data: paper, width: across, height: down }
}

/** Distance of every pixel from the shade around it: writing comes out dark on white, whatever it was written on. */
function flatten(picture: Grey, background: Grey): Grey {
  const data = new Uint8Array(picture.data.length)
  for (let at = 0; at < data.length; at++) {
    const contrast = Math.abs((picture.data[at] ?? 0) - (background.data[at] ?? 0))
    data[at] = 255 - Math.min(255, Math.max(0, contrast - 12) * 2)
  }
  return { ...picture, data }
}

/** A picture's size as it is stored; from orientation 5 on it lies on its side. */
interface Size {
  readonly width?: number
  readonly height?: number
  readonly orientation?: number | undefined
}

/** A picture made fit for reading. */
export interface CleanPicture {
  grey: Grey
  png: Uint8Array
  /** How much lines of writing fell over their length before they were set level. */
  lean: number
  /** The ruled lines that were taken off it. */
  rules: Rule[]
}

/** A page with lines at this many places, in either direction, may hold a table; a line is thinner than a place. */
const LEAST_PLACES = 4
const PLACE = 20

const mayHoldTable = (rules: Rule[]) =>
  [true, false].every((isUpright) => {
    const own = rules.filter((rule) => rule.isUpright === isUpright)
    return new Set(own.map(({ at }) => Math.round(at / PLACE))).size >= LEAST_PLACES
  })

/** A picture without its ruled lines. One that holds a table is set level for it; letters alone are read best as they lean. */
function withoutRules(flat: Grey): { picture: Grey; lean: number; rules: Rule[] } {
  const lean = leanOf(flat)
  const level = lean === 0 ? null : levelled(flat, lean)
  const rules = level ? eraseRules(level) : []
  if (level && mayHoldTable(rules)) return { picture: level, lean, rules }
  const straight = { ...flat, data: flat.data.slice() }
  const own = eraseRules(straight)
  if (mayHoldTable(own)) return { picture: straight, lean: 0, rules: own }
  eraseLongRules(flat)
  return { picture: flat, lean: 0, rules: [] }
}

/**
 * How wide a picture is read, in pixels: letters want two thousand or more, but what is very high (a page's photograph from a screen) must
 * not grow past what the memory of a reading holds.
 */
export function widthToRead({ width = 1, height = 1, orientation = 1 }: Size): number {
  const [across, down] = orientation > 4 ? [height, width] : [width, height]
  const wanted = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, across))
  const most = Math.floor(Math.sqrt((documentLimits.readPixels * across) / down))
  return Math.max(1, Math.min(wanted, most))
}

/**
 * Makes a picture fit for reading: upright and level, two thousand pixels wide or more, its writing dark on white even where it
 * was light on dark, ruled lines gone. Rejects what is no picture or has over sixty million pixels.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
  const image = sharp(bytes, { limitInputPixels: documentLimits.picturePixels, failOn: 'error' })
  const wanted = widthToRead(await image.metadata())
  const upright = await raw(
    image.rotate().flatten({ background: '#fff' }).resize({ width: wanted }).median(3),
  )
  const smooth = await raw(open(paperOf(upright)).median(SMOOTH))
  const whole = {
    width: smooth.width * PATCH,
    height: smooth.height * PATCH,
    fit: 'fill',
    kernel: 'linear',
  } as const
  const background = await raw(
    open(await raw(open(smooth).resize(whole))).extract({
      left: 0,
      top: 0,
      width: upright.width,
      height: upright.height,
    }),
  )
  const flat = flatten(upright, background)
  const { picture, ...rest } = withoutRules(flat)
  return { grey: picture, png: await asPng(picture), ...rest }
}

/** A picture at half its size. */
export async function halve(png: Uint8Array): Promise<Uint8Array> {
  const { width = 2 } = await sharp(png).metadata()
  return sharp(png)
    .resize({ width: Math.ceil(width / 2) })
    .png({ compressionLevel: 3 })
    .toBuffer()
}

import { createCanvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

const WIDTH = 1700
const SCALE_LIMIT = 4

// The renderer is written for a browser's canvas; this one draws alike and lacks only what a page around it would need.
const isDrawable = (canvas: object): canvas is HTMLCanvasElement => 'getContext' in canvas

/** Draws a page as a PNG about as wide as a scanner's 200 dpi, for reading by its looks. */
export async function renderPage(page: PDFPageProxy): Promise<Uint8Array> {
  const plain = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: Math.min(SCALE_LIMIT, WIDTH / plain.width) })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const target: object = canvas
  if (!isDrawable(target)) throw new TypeError('no canvas to draw on')
  await page.render({ canvas: target, viewport }).promise
  return canvas.encode('png')
}

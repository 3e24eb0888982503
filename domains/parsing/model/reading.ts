import { noteWhy } from './why.ts'

/** A rectangle in fractions of its page (0..1), origin at the top left. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where a value was read: page from 1; a box in paged documents, a block number in flowing ones. */
export interface Source {
  page: number
  box: Box | null
  block: number | null
  text: string
}

/** A value with how far it may be trusted (0..1) and where it stands. */
export interface Reading<T> {
  value: T
  confidence: number
  source: Source | null
}

const clamp = (confidence: number) => Math.min(1, Math.max(0, Math.round(confidence * 100) / 100))

/** Makes a reading whose confidence is certain to lie within 0..1. */
export function reading<T>(value: T, confidence: number, source: Source | null): Reading<T> {
  const made = { value, confidence: clamp(confidence), source }
  noteWhy(made)
  return made
}

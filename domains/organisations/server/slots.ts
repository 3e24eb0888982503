import type { Transaction } from '@bole/platform/server'
import { defineSlot } from '@bole/platform/slots'

/** How many projects wear a skin of each kind. */
export interface SkinsWorn {
  readonly campus_pc: number
  readonly campus_mobile: number
  readonly social_pc: number
  readonly social_mobile: number
}

/** Provided by the domain that keeps projects. */
export const skinsWorn = defineSlot<(tx: Transaction) => Promise<SkinsWorn>>('organisations.skinsWorn')

/** How pictures are made small, apart from the server. */
export interface PictureMaker {
  /** 1,600 and 320 pixels wide at most, as WebP; null where the bytes are no picture that can be used. */
  readonly make: (
    read: () => Promise<Uint8Array>,
  ) => Promise<{ readonly wide: Uint8Array; readonly small: Uint8Array } | null>
  /** Whether others wait already. */
  readonly isBusy: () => boolean
}

/** Provided by the domain that shows albums. */
export const pictureMaker = defineSlot<PictureMaker>('organisations.pictureMaker')

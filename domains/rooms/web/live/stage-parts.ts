import type { ReactNode } from 'react'
import type { texts } from './texts/zh-CN.ts'

/** The words of a stage in one language. */
export type StageTexts = typeof texts

export type StageWord = keyof StageTexts

/** How a page says the words of a stage, in its own way of having texts. */
export type SayStage = (word: StageWord, values?: Readonly<Record<string, string>>) => string

/** A button as the page around the stage draws them. */
export type StageButton = (props: {
  readonly children: ReactNode
  readonly isMain?: boolean
  readonly isOff?: boolean
  readonly isBusy?: boolean
  readonly onClick: () => void
}) => ReactNode

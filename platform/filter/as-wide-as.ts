import type { CSSProperties } from 'react'
import { widthOfText } from '../shape/width-of-text.ts'
import styles from './filter-bar.module.css'

/** What a field above a list is given so that its label is read whole; of a range, each of its two. */
export function asWideAs(...labels: readonly string[]) {
  const halves = labels.reduce((sum, label) => sum + widthOfText(label), 0)
  return {
    className: styles.field ?? '',
    style: { '--label': `${(halves * 0.6).toFixed(1)}em` } as CSSProperties,
  }
}

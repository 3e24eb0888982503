import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { type TagColour, tagColours } from '../../model/tag-library.ts'
import { useTexts } from './texts/index.ts'

/** The colours there are, for a field to choose from. */
export function useColours(): { readonly value: TagColour; readonly label: string }[] {
  const t = useTexts()
  return tagColours.map((value) => ({ value, label: t(`colours.${value}`) }))
}

interface ColouredProps {
  readonly name: string
  readonly color: TagColour
}

/** A label or a group as it looks on a candidate. */
export function Coloured({ name, color }: ColouredProps): ReactNode {
  return <Tag color={color}>{name}</Tag>
}

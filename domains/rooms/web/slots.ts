import { defineSlot } from '@bole/platform/slots'
import type { Room } from '@bole/rooms/contract'
import type { ComponentType, ReactNode } from 'react'

/** Another tab on the stage of a room, beside its pictures. */
export interface StageTab {
  /** As a component: its words are those of the domain that provides it. */
  readonly Title: () => ReactNode
  readonly Content: ComponentType<{ readonly room: Room; readonly onChanged: () => void }>
  /** Whether the room is in the mode that the tab is for, so that whoever looks elsewhere is led to it. */
  readonly isOn: (room: Room) => boolean
}

/** What a domain above shows on the stage, such as shared code; nothing where there is none. */
export const stageTab = defineSlot<StageTab>('rooms.stageTab')

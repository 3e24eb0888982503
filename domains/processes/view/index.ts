import type { stages } from '@bole/processes/model'

/** What other domains may join in list queries. */
export interface ProcessesView {
  processes: {
    organisation_id: number
    id: number
    origin: number
    name: string
    is_default: boolean
    is_deleted: boolean
  }
  /** In the order of `place`; one that is gone was taken out of its process. An empty title is the name of the stage. */
  process_steps: {
    organisation_id: number
    id: number
    process_id: number
    stage: number
    title: string
    /** Null: that of its stage. */
    colour: stages.StepColour | null
    place: number
    is_gone: boolean
  }
}

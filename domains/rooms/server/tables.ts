import type { OrganisationView, PeopleView } from '@bole/accounts/view'
import type { ApplicationsView } from '@bole/pipeline/view'
import type { CandidatesView, FilesView } from '@bole/resumes/view'
import type { recordingTypes } from '@bole/rooms/model'
import type { Generated } from 'kysely'

export interface RoomsTables
  extends ApplicationsView,
    Pick<CandidatesView, 'candidates'>,
    Pick<FilesView, 'files'>,
    OrganisationView,
    PeopleView {
  rooms: {
    organisation_id: number
    interview_id: number
    begun_at: Date
    program_by: number | null
    share_by: number | null
    share_connection: string | null
  }
  room_members: {
    organisation_id: number
    id: Generated<number>
    interview_id: number
    user_id: number | null
    application_id: number | null
    guest_name: string | null
    guest_digest: Uint8Array | null
    invited_at: Date | null
    is_ready: Generated<boolean>
    connection: Generated<string>
    seen_at: Date | null
    left_at: Date | null
    is_audio: Generated<boolean>
    is_video: Generated<boolean>
    is_talking: Generated<boolean>
    newwork_status: Generated<number>
    stage_at: Date | null
    audio_off_at: Date | null
    video_off_at: Date | null
  }
  room_messages: {
    organisation_id: number
    id: Generated<number>
    interview_id: number
    member_id: number
    content: string
    sent_at: Date
  }
  room_signals: {
    organisation_id: number
    interview_id: number
    to_connection: string
    from_connection: string
    number: number
    kind: 'offer' | 'answer' | 'address'
    content: string
    sent_at: Date
  }
  room_recordings: {
    organisation_id: number
    id: Generated<number>
    interview_id: number
    member_id: number
    connection: string
    media_type: (typeof recordingTypes)[number]
    started_at: Date
    ended_at: Date | null
  }
  room_recording_pieces: {
    organisation_id: number
    recording_id: number
    number: number
    file_id: number
    saved_at: Date
  }
  room_files: {
    organisation_id: number
    id: Generated<number>
    interview_id: number
    member_id: number
    file_id: number
    added_at: Date
  }
}

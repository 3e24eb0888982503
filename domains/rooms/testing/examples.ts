import type { Room } from '@bole/rooms/contract'

const presence = {
  ...{ isOnline: true, isAudio: false, isVideo: false, isTalking: false, newworkStatus: 0, connection: 'w' },
  ...{ isOnStage: false, isShare: false },
}

/** A room with its lead interviewer, seen by them, while its candidate waits in the lobby. */
export const room: Room = {
  ...{ interview_id: 12, version: 3, title: '王小明 · 前端工程师', isMulti: false, hr_type: 'main' },
  ...{ interviewTime: '2030-03-01T02:00:00.000Z', endTime: '2030-03-01T03:00:00.000Z', end_time: null },
  ...{ current_time: '2030-03-01T02:10:00.000Z', interviewState: 'continuing', waiting_count: 1 },
  ...{ program_status: 0, program_name: '', share_status: 0, share_name: '', is_share: false },
  ...{ im_username: 'u3', is_elsewhere: false, is_in: true, is_invited: false },
  interview_users: [
    {
      ...{ ...presence, name: '陈晨', im_username: 'u3', user_id: 3, nickname: '陈晨' },
      ...{ is_first: true, hr_type: 'main', isManage: false },
    },
  ],
  interview_candidates: [
    {
      ...{ ...presence, name: '王小明', im_username: 'c11', candidate_info: { id: 11 } },
      ...{
        tracker_resume_id: 11,
        positionText: '前端工程师',
        is_ready: false,
        isAccept: '',
        isInvited: false,
      },
    },
  ],
  ...{ guests: [], files: [], dialog: [], signals: [], ice_servers: [] },
  recording: { is_on: false, id: 0, name: '', started_at: null, is_own: false },
  ...{ turned_off: { audio: null, video: null }, can: { invite: true, finish: true } },
}

/** What somebody said in it. */
export const said = (id: number, im_username: string, content: string) => ({
  ...{ id, im_username, content, name: im_username === 'u3' ? '陈晨' : '王小明' },
  sent_at: '2030-03-01T02:10:00.000Z',
})

import { defineRoutes } from '@bole/platform/server'
import { roomsApi, roomsRefusals } from '@bole/rooms/contract'
import { invite } from './invite-to-room.ts'
import { logRecord } from './log-record.ts'
import { queryRecord, saveVideo, startRecord, stopRecord } from './record-room.ts'
import { send, visitorSend } from './say-in-room.ts'
import { addFile, deleteFile, getFile } from './share-files.ts'
import { operateShare, operateVideo, shareList, shareStatus, visitorShare } from './share-screen.ts'
import { getVideo, historyAudio, videos } from './view-recordings.ts'
import { sync, viewHistory, viewMembers } from './view-room.ts'
import { accept, visit, visitorFile } from './visit-room.ts'

export const roomsRoutes = defineRoutes(
  roomsApi,
  {
    ...{ members: viewMembers, sync, invite, send, history: viewHistory },
    ...{ addFile, deleteFile, getFile },
    ...{ shareList, shareStatus, operateShare, operateVideo, visitorShare, logRecord },
    ...{ startRecord, queryRecord, stopRecord, saveVideo, videos, historyAudio, getVideo },
    ...{ visit, accept, visitorSend, visitorFile },
  },
  roomsRefusals,
)

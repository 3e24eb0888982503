import { defineRoutes } from '@bole/platform/server'
import { roomsApi, roomsRefusals } from '@bole/rooms/contract'
import { invite } from './invite-to-room.ts'
import { send, visitorSend } from './say-in-room.ts'
import { addFile, deleteFile, getFile } from './share-files.ts'
import { sync, viewHistory, viewMembers } from './view-room.ts'
import { accept, visit, visitorFile } from './visit-room.ts'

export const roomsRoutes = defineRoutes(
  roomsApi,
  {
    ...{ members: viewMembers, sync, invite, send, history: viewHistory },
    ...{ addFile, deleteFile, getFile },
    ...{ visit, accept, visitorSend, visitorFile },
  },
  roomsRefusals,
)

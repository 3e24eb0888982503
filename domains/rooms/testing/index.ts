export { meetingRoom } from '../server/testing/meeting-room.ts'

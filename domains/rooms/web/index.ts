export { RecordingList } from './recording/recordings-panel.tsx'

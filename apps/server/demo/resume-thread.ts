import { parentPort } from 'node:worker_threads'
import { story } from './story/index.ts'
import { type ResumeFile, resumeFile } from './story/resume/resume-file.ts'

/** The answer to a candidate's key. */
export interface PressedResume {
  readonly key: string
  /** Null where the story knows nobody of that key. */
  readonly file: ResumeFile | null
}

/** What goes wrong here ends the thread, and whoever waits for the file hears of it. */
async function press(key: string): Promise<void> {
  const candidate = story.candidates.find((each) => each.key === key)
  const answer: PressedResume = { key, file: candidate ? await resumeFile(candidate) : null }
  parentPort?.postMessage(answer)
}

parentPort?.on('message', (key: string) => void press(key))

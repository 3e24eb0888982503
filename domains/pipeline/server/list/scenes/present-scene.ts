import type { Language } from '@bole/platform/contract'
import { stageNames } from '@bole/processes/contract'
import { stages } from '@bole/processes/model'
import type { SceneGroup } from '../../../contract/scene-calls.ts'
import { answerNames } from '../../../contract/texts/answers/index.ts'
import { answersAt, isEnding, type SceneAnswer, type Side } from '../../../model/scenes.ts'

/** Words that are offered with answers. */
export interface Words {
  readonly reasons: SceneGroup['libs']
  readonly tags: SceneGroup['libs']
}

/** What a stage is called. */
export function titleOf(stage: stages.Stage, language: Language): string {
  return stageNames[language][stages.nameOfStage(stage)]
}

/** What can be said at a stage, as the wire carries it; `can` says what is possible now, everything where nobody is meant. */
export function presentScene(
  stage: stages.Stage,
  side: Side,
  {
    words,
    language,
    can,
  }: { readonly words: Words; readonly language: Language; readonly can?: readonly string[] },
): SceneGroup[] {
  return answersAt(stage, side).map((answer) => {
    const name = nameOf(answer, language)
    return {
      id: answer.id,
      name,
      color: isEnding(answer.flag) ? 'red' : answer.flag === 'pass' ? 'green' : 'default',
      flag: answer.flag,
      side: answer.side,
      button_text: name,
      is_hide: can === undefined || can.includes(answer.flag) ? 0 : 1,
      scene_id: stage,
      status: stage,
      libs: isEnding(answer.flag) ? words.reasons : words.tags,
      tag_group: answer.id,
      title: titleOf(stage, language),
    }
  })
}

function nameOf(answer: SceneAnswer, language: Language): string {
  return answer.side === 'company'
    ? answerNames[language][`company_${answer.flag}`]
    : answerNames[language][`candidate_${answer.flag}`]
}

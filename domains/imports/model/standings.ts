import { stages } from '@bole/processes/model'

/** How far somebody had come elsewhere, in words every system has. */
export const standings = [
  'awaiting',
  'screening',
  'passed_screening',
  'exam',
  'interview',
  'offer',
  'hired',
  'eliminated',
  'refused',
] as const
export type StandingWord = (typeof standings)[number]

const words: Readonly<Record<StandingWord, string>> = {
  awaiting:
    'new|applied|sourced|no status|no contact|待筛选|新简历|待处理|已投递|待篩選|新履歷|novo|inscrito|nova',
  screening:
    'screening|in review|contacted|candidate responded|qualifying|phone screen|初筛|筛选中|简历筛选|已联系|篩選中|triagem|em análise|contatado',
  passed_screening:
    'submitted|shortlisted|screened|筛选通过|初筛通过|已推荐|篩選通過|selecionado|aprovado na triagem',
  exam: 'test|exam|written test|assessment|笔试|测评|筆試|teste|prova',
  interview: 'interview|interviewing|onsite|面试|面试中|待面试|复试|面試|面試中|entrevista|em entrevista',
  offer: 'offer|offered|offer sent|录用|待录用|offer沟通|錄取|發放 offer|proposta|oferta',
  hired: 'hired|placed|onboarded|joined|已入职|入职|已录用|已到職|到職|contratado|admitido',
  eliminated:
    'rejected|not in consideration|client declined|disqualified|declined by us|淘汰|已淘汰|不合适|未通过|不通過|未通過|rejeitado|reprovado|eliminado',
  refused: 'withdrawn|candidate declined|withdrew|declined|放弃|候选人放弃|已放弃|拒绝|放棄|desistiu|recusou',
}

const standingOf = new Map(
  standings.flatMap((standing) =>
    words[standing].split('|').map((word) => [word.toLowerCase(), standing] as const),
  ),
)

/** What a file's own word for a status means here; null where nobody can tell. */
export function guessStanding(word: string): StandingWord | null {
  return standingOf.get(word.normalize('NFKC').trim().toLowerCase()) ?? null
}

const { screening, exam, assessment, interview, offer, entry } = stages.stage

type CompanyWord = 'pass' | 'eliminate' | 'entry' | 'sign_contact' | 'un_sign_contact' | 'un_entry'

/** What somebody did here to bring an application that far, in the words of the calls that do it. */
export type Act =
  | { readonly do: 'take_up' }
  | { readonly do: 'move'; readonly to: stages.Stage; readonly approverIds: readonly number[] }
  | {
      readonly do: 'company_feedback'
      readonly action: CompanyWord
      readonly tags: readonly string[]
      readonly text: string
    }
  | { readonly do: 'candidate_feedback'; readonly action: 'refuse'; readonly text: string }

/** The stages a standing can stand for here, the best first; a process may have none of them. */
const stageFor: Partial<Record<StandingWord, readonly stages.Stage[]>> = {
  exam: [exam, assessment],
  interview: [interview],
  offer: [offer],
  hired: [entry, offer],
}

/** How far somebody had come at a time, the oldest first. */
export interface Passage {
  readonly standing: StandingWord
  readonly at: Date
}

/** An act and when it was done. */
export interface PastStep {
  readonly at: Date
  readonly act: Act
}

/**
 * The acts by which an application that awaits screening comes to stand where it stood elsewhere, by a process with these stages. What the process
 * has no stage for leaves it where it is; nothing follows an end.
 */
export function actsOf(passages: readonly Passage[], process: readonly stages.Stage[]): readonly PastStep[] {
  const steps: PastStep[] = []
  let stage: stages.Stage = screening
  let isTaken = false
  for (const { standing, at } of passages) {
    const act = (one: Act) => void steps.push({ at, act: one })
    if (standing === 'awaiting') continue
    if (!isTaken && standing !== 'refused') {
      act({ do: 'take_up' })
      isTaken = true
    }
    const to = stageFor[standing]?.find((one) => process.includes(one))
    if (to !== undefined && to !== stage) {
      act({ do: 'move', to, approverIds: [] })
      stage = to
    }
    if (standing === 'passed_screening' && stage === screening) act(feedback('pass'))
    if (standing === 'hired' && stage === entry) act(feedback('entry'))
    if (standing === 'hired' && stage === offer) act(feedback('sign_contact'))
    if (standing === 'refused') act({ do: 'candidate_feedback', action: 'refuse', text: '' })
    if (standing === 'eliminated') act(feedback(endedBy(stage)))
    if (standing === 'refused' || standing === 'eliminated' || standing === 'hired') break
  }
  return steps
}

/** What a company says that goes no further with somebody: in other words once there was an offer. */
function endedBy(stage: stages.Stage): CompanyWord {
  if (stage === offer) return 'un_sign_contact'
  return stage === entry ? 'un_entry' : 'eliminate'
}

const feedback = (action: CompanyWord): Act => ({ do: 'company_feedback', action, tags: [], text: '' })

import type { Random } from '../random.ts'
import type { Language, ResumeDesign } from '../story-shape.ts'

type Naming = { name: string; language: Language; title: string; design: ResumeDesign; city: string }

const suffixOf = (design: ResumeDesign) => design.slice(0, design.indexOf('-'))

const designs: Record<Language, readonly ResumeDesign[]> = {
  'zh-CN': [
    'pdf-classic',
    'pdf-classic',
    'pdf-classic',
    'pdf-sidebar',
    'pdf-sidebar',
    'pdf-sidebar',
    'pdf-form',
    'pdf-form',
    'docx-modern',
    'docx-modern',
    'docx-form',
    'docx-form',
    'html-card',
    'html-board',
  ],
  'en-US': [
    'pdf-letter',
    'pdf-letter',
    'pdf-letter',
    'pdf-classic',
    'pdf-sidebar',
    'docx-modern',
    'docx-modern',
    'html-card',
  ],
  'pt-BR': [
    'pdf-letter',
    'pdf-letter',
    'pdf-sidebar',
    'pdf-classic',
    'docx-modern',
    'docx-modern',
    'docx-form',
    'html-board',
  ],
}

/** PDF most often, then Word, then pages saved from a job board. */
export function pickDesign(random: Random, language: Language): ResumeDesign {
  return random.pick(designs[language])
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[̀-ͯ’]/g, '')
    .replace(/[^A-Za-z]+/g, '_')
    .replace(/^_|_$/g, '')

/** What people call the file they send: not unique, not tidy. */
export function fileNameOf(random: Random, { name, language, title, design, city }: Naming): string {
  const latin = plain(name)
  const styles: Record<Language, readonly string[]> = {
    'zh-CN': [
      `${name}-简历`,
      `${name}-简历`,
      `${name}_${title}`,
      `【${title}_${city}】${name}`,
      `${name}的简历（最新）`,
      `个人简历-${name}`,
      `${title}-${name}-${city}`,
      '简历',
    ],
    'en-US': [`Resume_${latin}`, `CV - ${name}`, `${latin}_CV_2026`, `${latin}_Resume_final`, 'resume'],
    'pt-BR': [`Curriculo_${latin}`, `CV ${name}`, `Currículo - ${name}`, `${latin}_CV`],
  }
  return `${random.pick(styles[language]).replace(/[/\\:]/g, '-')}.${suffixOf(design)}`
}

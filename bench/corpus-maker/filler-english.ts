import type { Filler } from './filler.ts'

/** English sentences with the usual traps: colleges, companies, dates and titles that are nobody's education or job. */
export const EN_FILLER: Record<'dev' | 'heldout', Filler> = {
  dev: {
    work: [
      'Reported monthly to the executive committee and wrote the quarterly briefing for the board',
      'Hired and coached eight people, three of whom were promoted within two years',
      'Replaced a weekly spreadsheet with a live report used by four departments',
      'Worked with a research group at the University of Edinburgh on a shared pilot (2019)',
      'Held the budget for the team and closed every year within 2% of plan',
      'Introduced a written handover, which cut repeat questions from clients such as Halden Bank and Merrow Foods by half',
      'Represented the company at two trade fairs and brought back 70 qualified leads',
      'Ran the on-call rota through a change of offices without a missed shift',
      'Drafted the training manual that new starters still use',
      'Cut the time between request and answer from ten days to four',
      'Received the Chairman’s Award, December 2017',
      'Coordinated suppliers in three countries and renegotiated two long-running contracts',
      'Prepared the site for external audit; no major findings in three successive years',
      'Led a cross-functional working group of nine on data quality',
    ],
    intern: [
      'Presented results to the department at the end of the summer',
      'Wrote a short handbook for the next intern',
      'Shadowed the lead engineer on two site visits',
      'Cleaned and documented a data set of 400,000 rows',
    ],
    proj: [
      'Agreed scope and success measures with the sponsor before any work began',
      'Delivered two weeks early with one open defect',
      'Team of five, part-time over nine months',
      'Later reused by two other departments',
    ],
    extras: [
      {
        title: 'Summary',
        lines: [
          'Practical and curious, at my best where a messy problem has to be made simple enough for everybody to act on.',
        ],
      },
      {
        title: 'Profile',
        lines: [
          'A calm colleague with a record of finishing. Looking for a place where quality is talked about before speed.',
        ],
      },
      { title: 'Interests', lines: ['Trail running, choir, restoring old radios'] },
      { title: 'Interests', lines: ['Baking, local history, five-a-side football'] },
      {
        title: 'Training',
        lines: ['First aid at work (2020)', 'Presenting with numbers, two-day course, May 2018'],
      },
      { title: 'Awards', lines: ['Employee of the Quarter, Q3 2016', 'Volunteer of the Year, 2019'] },
    ],
  },
  heldout: {
    work: [
      'Inherited a backlog of 600 cases and cleared it in five months without overtime',
      'Set the standard for how incidents are written up; colleagues at sister companies adopted it',
      'Guest lecturer at King’s College for one afternoon each spring since 2017',
      'Kept a key account (Brightwater Stores) through a price rise of 9%',
      'Persuaded finance, legal and sales to agree on one definition of an active customer',
      'Mentored two apprentices to completion',
      'Travelled one week in four to plants in Poland and Mexico',
      'Took over procurement from Jan to Oct 2020 while the post was vacant',
      'Brought complaint volume down by a third in the first year',
      'Negotiated with the works council during the merger with Anders & Holm',
      'Reduced energy use per unit by 14% through a metering programme',
      'Built the business case that won £1.2m of funding',
      'Chaired the safety committee',
      'Sat on the hiring panel for more than thirty roles',
    ],
    intern: [
      'Kept the lab notebook for the group and wrote its final report',
      'Answered 40 customer letters a week',
      'Earned a written recommendation from the head of department',
      'Automated a chore that had taken a day a month',
    ],
    proj: [
      'Won second prize at the internal fair',
      'The hard part was agreeing on what to leave out',
      'Handed over with documentation and a half-day workshop',
      'Used by roughly 800 people every week',
    ],
    extras: [
      {
        title: 'About me',
        lines: [
          'I like work that leaves something behind. Friends would call me stubborn about details and easy about the rest.',
        ],
      },
      {
        title: 'Personal Statement',
        lines: [
          'After years close to customers I know that most problems are problems of explanation. I want to work with people who enjoy explaining.',
        ],
      },
      { title: 'Outside work', lines: ['Allotment gardener, amateur astronomer, slow cyclist'] },
      {
        title: 'Outside work',
        lines: ['Captain of a quiz team; treasurer of the Northfield College alumni club'],
      },
      {
        title: 'Short courses',
        lines: ['Negotiation, Open Business Academy, March 2019', 'Introduction to statistics, online, 2021'],
      },
      {
        title: 'Recognition',
        lines: ['Regional Team Prize, 2018', 'Shortlisted, Industry Newcomer, June 2015'],
      },
    ],
  },
}

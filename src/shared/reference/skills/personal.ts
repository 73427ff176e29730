/** Soft skills, leadership, and the languages people work in. */
export const personalSkills = `
Communication | communication skills | effective communication | good communication
Verbal communication | oral communication | spoken communication
Written communication | writing skills
Interpersonal skills | people skills | interpersonal communication
Active listening | listening skills
Public speaking | speaking in public
Presentation skills | giving presentations | presentations
Negotiation | negotiation skills | negotiating
Persuasion | influencing skills | influencing
Storytelling | narrative skills
Cross-cultural communication | intercultural communication
Teamwork | team work | team player | working in a team | team working | working in teams
Collaboration | collaborative working
Leadership | leadership skills | team leadership | leading teams
Team management | managing teams | people management | staff management
Team building | teambuilding
Staff supervision | supervision | supervisory skills | supervising staff
Staff coaching | coaching | coaching skills
Mentoring | mentorship
Delegation | delegating tasks
Motivating others | motivation of teams
Decision-making | making decisions | sound judgement | sound judgment
Problem-solving | solving problems
Critical thinking | analytical thinking
Analytical skills | analysis skills
Strategic thinking | strategic vision
Creativity | creative thinking
Innovation | innovative thinking
Attention to detail | detail-oriented | attention to details
Accuracy | precision in work
Organisational skills | organizational skills | organization skills
Time management | managing time | punctuality
Planning and organising | planning and organizing | planning skills
Prioritisation | prioritization | setting priorities
Multitasking | multi-tasking
Meeting deadlines | deadline management | working to deadlines
Working under pressure | ability to work under pressure | work under pressure
Stress management | coping with stress
Adaptability | flexibility | adaptable
Resilience | perseverance
Patience | calm under stress
Self-motivation | self-motivated | self-starter
Taking initiative | proactivity | proactive | showing initiative
Independent working | working independently | work independently
Reliability | dependability
Work ethic | hard-working | hardworking | strong work ethic
Honesty and integrity | integrity | honesty
Confidentiality | discretion
Professionalism | professional conduct
Ethical conduct | professional ethics
Empathy | compassion
Emotional intelligence | emotional awareness
Cultural sensitivity | cultural awareness | cultural competence
Customer focus | customer orientation | client focus | service orientation
Relationship building | building relationships | networking with people | rapport building
Stakeholder management | stakeholder engagement | stakeholder relations
Conflict handling in teams | resolving team conflicts
Diplomatic tact | tactfulness
Giving feedback | constructive feedback
Receiving feedback | openness to feedback
Learning agility | willingness to learn | quick learner | fast learner | eager to learn
Self-management | self-discipline
Goal setting | setting goals
Results orientation | results-oriented | results driven | goal-oriented
Accountability for results | ownership of results
Observation skills
Numeracy | numerical skills | basic arithmetic | basic maths
Literacy | reading and writing
Information literacy | information seeking
Digital literacy | digital skills | ict skills
Remote working | working remotely | telework
Physical fitness for work | physical stamina | physical strength
Manual dexterity | hand-eye coordination
Safety awareness | safety-conscious
Facilitation | facilitation skills | group facilitation
Crisis management | managing crises
Resource management | managing resources
Performance coaching | coaching for performance
Executive leadership | senior management | c-level leadership
General management | managing director | business management
Job search skills | cv writing | interview preparation
Personal finance management | household budgeting
Typing in Arabic | arabic typing
English language | english | spoken english | fluent english | english proficiency
Somali language | af-soomaali
Arabic language | arabic | spoken arabic
Swahili language | swahili | kiswahili
French language | spoken french | fluent french
Amharic language | amharic
Oromo language | afaan oromo
Tigrinya language | tigrinya
Maay language | af-maay
Italian language | spoken italian
Turkish language | spoken turkish
Chinese language | mandarin | spoken chinese
Hindi language | hindi | urdu language
Spanish language | spoken spanish
Portuguese language | spoken portuguese
German language | spoken german
Russian language | spoken russian
Dutch language | spoken dutch
Swedish language | spoken swedish
Norwegian language | spoken norwegian
Kinyarwanda language | kinyarwanda
Luganda language | luganda
Hausa language
Afar language | spoken afar
Japanese language | spoken japanese
Korean language | spoken korean
Persian language | farsi | dari
Bengali language | bangla
`;

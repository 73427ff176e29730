/** Social work, childcare, homes, beauty, sport, faith, guarding. */
export const careSkills = `
Social work | social services | social worker | social welfare work
Case management | social case management | case work | casework | managing cases
Counselling | counseling | individual counselling | counselling clients | counselled clients
Group counselling | group therapy | group counseling
Trauma counselling | trauma counseling | trauma-informed care
Family counselling | marriage counselling | family therapy | couples counselling
Crisis intervention | crisis counselling
Suicide prevention | suicide risk assessment
Grief counselling | bereavement support
Addiction counselling | drug and alcohol counselling | substance abuse counselling
Psychology | clinical psychology | psychologist
Psychotherapy | talk therapy
Cognitive behavioural therapy | cbt | cognitive behavioral therapy
Problem management plus | pm+ intervention
Psychological assessment | psychometric testing
Art and play therapy | play therapy | art therapy
Support groups facilitation | peer support groups
Peer education | peer educator
Home visits | home visiting | visiting homes | visited homes | visiting families | household visits
Child welfare | children's services | child welfare work
Foster care | foster parenting | alternative care for children
Orphanage work | orphan care | children's home work
Street children work | street outreach
Youth work | youth mentoring | youth worker
Elder companionship | care of older people at home | companion care
Disability support | disability care | support for people with disabilities
Personal care assistance | personal care | caregiver | care giver | carer
Live-in care | home carer | home care assistance
Respite care | family carer relief
Childcare | child care | child minding | looking after children | caring for children | taking care of children
Babysitting | baby-sitting
Nanny work | nanny | ayah
Infant care | baby care | newborn baby care at home
Daycare management | day care management | creche management
Daycare assistance | day care assistant | nursery assistant
Toddler activities | children's activities | play activities
Domestic work | house help | domestic worker | maid | househelp
House cleaning | home cleaning | domestic cleaning | cleaning houses | cleaning homes | cleaned houses
Household management | house manager | housekeeper at home
Home cooking | family cooking | household cooking
Pet care | dog walking | pet sitting
Dog handling | k9 handling | dog training
Butler service
Hairdressing | hair dressing | hairstyling | hair styling | dressing hair
Barbering | barber | men's haircut | cutting hair | haircuts | hair cutting
Hair braiding | braiding | hair plaiting
Hair colouring | hair coloring | hair dyeing
Hair treatment | hair relaxing | hair straightening
Wig making | hair extensions | weave installation
Beauty therapy | cosmetology | beautician | aesthetics
Skincare | facials | facial treatment | skin care
Make-up artistry | makeup | make-up | makeup artist | bridal makeup
Manicure and pedicure | manicure | pedicure | nail care
Nail art | gel nails | acrylic nails
Waxing and threading | waxing | eyebrow threading | hair removal
Eyelash extensions | lash extensions | eyebrow shaping
Body massage | spa massage | swedish massage
Salon management | beauty salon management | barbershop management
Perfume making | unsi making | fragrance blending | uunsi making
Tattooing | body art | body piercing
Bridal styling | bridal dressing
Personal styling | fashion styling | wardrobe styling
Modelling for fashion | fashion modelling | fashion modeling
Personal training | fitness training | fitness instructor | gym instructor | fitness coaching
Group fitness instruction | aerobics instruction | zumba | group exercise
Strength and conditioning | weight training | strength training
Yoga instruction | yoga teaching | pilates
Gym management | fitness centre management
Sports coaching | sports coach | athletic coaching
Football coaching | soccer coaching | football coach
Basketball coaching | basketball coach
Volleyball coaching | handball coaching | netball coaching
Athletics coaching | track and field coaching | running coaching
Martial arts instruction | karate | taekwondo | judo
Boxing coaching | boxing
Swimming instruction | swimming coach | swimming teaching
Lifeguarding | lifeguard | pool rescue
Refereeing | sports officiating | football refereeing | umpiring
Sports management | sports administration | sports club management
Sports event organisation | tournament organisation | sports events
Sports science | exercise physiology | exercise science
Sports medicine | sports injury treatment | sports physiotherapy
Sport for development | sports for peace
Scouting leadership | scout leader | girl guides
Recreation leadership | recreational activities | leisure management
Outdoor activity leadership | hiking guide | camping leadership
Security guarding | security guard | guarding | watchman | security officer | guarding premises | guard duties
Access control | gate control | entry control | controlling access | manning the gate | controlling entry
Patrolling | security patrol | night patrol | patrols | night patrols | patrolled
CCTV monitoring | cctv surveillance | control room operation | security monitoring | watching cctv | monitoring cctv | monitoring cameras
Body search and screening | metal detector use | bag search
Close protection | bodyguarding | executive protection | vip protection
Security supervision | guard force management | guard supervision
Security management | corporate security | security planning
Security risk assessment | security assessments | threat assessment
Security incident reporting | security reporting | incident log | incident reports | reporting incidents | occurrence book
Crowd control | crowd management | event security
Private investigation | detective work
Cash in transit | cash escort | cash-in-transit security
Weapons handling | firearms handling | firearms training
Radio communication | vhf radio | hf radio | two-way radio | radio operation
Self-defence | self-defense | self defence training
Emergency evacuation | evacuation management
Search and rescue | rescue operations
Bomb threat response | ied awareness
Military experience | army service | military service
Intelligence analysis | security intelligence | information gathering
K9 explosive detection | sniffer dog handling
Parking attendance | parking attendant | car park management
Funeral services | undertaking services | funeral direction
Pastoral care | chaplaincy
Imam duties | leading prayers | khutba delivery | mosque leadership
Church ministry | preaching | church leadership
Mosque and community centre management | madrasa management
Crowd entertainment | master of ceremonies | mc for events | event hosting
Clowning and children's entertainment | face painting | children's entertainment
Gardening for households | home gardening | kitchen gardening
Caretaking | caretaker | building caretaker
Genealogy and oral history | oral history collection
Adoption services | adoption casework
Community elder mediation | elders' mediation | community arbitration
Prison social work | prisoner rehabilitation
School social work | school social worker
Medical social work | hospital social work
`;

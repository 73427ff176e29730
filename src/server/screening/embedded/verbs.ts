/** Words that say that somebody does something, as English writes them in a description of work. */
const IN_THE_PRESENT = `
accompany accrue acquire act adapt add address adjust administer admit advertise advise advocate align allocate amend analyse
analyze announce answer appear appraise approach approve archive arrange articulate assemble assess assure attach attend attract
audit author authorise automate avoid bake balance bathe bend bid bill bind blend boil bolt book borrow bottle braid braise breed brew
brief bring brush budget build bury butcher buy calculate calibrate call calm capture care carry cast catalogue catch cater
certify chain chair challenge change charge chase check choose chop clarify classify clean clear climb close clothe coach code collate
collect combine comfort command commission communicate compare compile compose compute conceive condense conduct configure
confirm connect conserve consolidate construct consult contact contribute control convert convey convince cook coordinate
copy correct correspond counsel count couple cover craft create crimp crop cross cultivate cut debate debug decide decorate dedicate
deal defend define delegate deliver demonstrate deploy describe design detect determine develop devise diagnose dig direct
discharge discipline discover discuss disinfect dismantle dispatch dispense display distribute document draft drain draw
dress drill drive dry dye edit educate eliminate empty encourage enforce engage engrave enlarge enlist enrol enroll enter
entertain equip erect escort establish estimate evaluate examine excavate exchange execute exhibit expand expedite explain
explore export extend extract fabricate facilitate fasten feed fell fetch file fill film find finish fit fix fold follow
forecast forge form formulate forward foster found fry fulfil fulfill furnish gather generate get give glaze glue go gauge grade
graft graze grease greet grill grind groom grow grout guard guide hand handle hang harvest haul heal hear help herd hire hoist hold
host identify illustrate implement import impose improve incubate inform initiate inject innovate inoculate inspect inspire
install instruct insulate insure integrate interact interpret intervene interview introduce invent investigate invite
invoice iron irrigate isolate issue join judge justify keep knead knit label launch launder lay lead learn lecture lend lift
light line link liaise listen litigate load locate lock log look lubricate maintain make manage map march mark market massage match measure
mediate meet melt memorise mend mentor merge milk mill minister mix mobilise mobilize model moderate modify monitor motivate mould
mount move mow muck navigate negotiate notify nurse nurture observe obtain offer oil open operate orchestrate order
organise organize orient originate overhaul oversee pack package paint park patch patrol pave pay persuade phone
photograph pick pilot pipe place plait plan plant plaster play plate plough plumb polish post pour practise practice praise
pray prepare prescribe present preserve press prevent price print prioritise process procure produce program promote
proofread propagate propose protect prove prune publish pull pump purchase pursue push put query question quote raise rank
rate read rear reassure rebuild receive recite recommend reconcile record recover recruit rectify recycle redesign reduce
refer referee refill refuel register regulate rehabilitate rehearse reinforce release remind remove render renovate rent
reorganise repair repay replace reply report represent rescue research resolve respond restock restore restructure retail retouch
retrieve return review revise ride rig rinse roast roll roof rotate route run safeguard sand sample sand saw scan schedule score
scrape screen screw scrub seal search seat see secure seed select sell send sensitise separate service serve set settle sew shape
share sharpen shave shear shelve shift ship shoot shop show shred sieve sift sign simplify sing sit sketch skim slaughter
smoke smooth solder sort source sow speak spin splice split spot spray spread square stabilise stack staff stage staple
steer sterilise sterilize stir stitch stock stop store straighten strap strip structure study style submit suggest
supervise supply survey suture sweep swim switch tabulate tack tag tailor take talk tally tan teach tell tend test thread
thatch tie tighten till tile top tow trace track trade train transcribe transfer transform translate transplant transport trap
travel treat triage trim troubleshoot tune turn tutor type unblock unload unpack update upgrade upload vaccinate validate
value verify visit volunteer wait walk warn wash watch water wax weave weed weigh welcome weld whisper whitewash win wipe wire wrap
write`;

const IN_THE_PAST = `bore bent bid bound bred brought built bought caught chose cut dealt dug drew drove fed felt fought found
flew forgot gave went ground grew hung heard held kept knelt knew laid led learnt left lent lit lost made meant met paid
proved put quit read rode rang rose ran said saw sought sold sent set sewed sewn shook shot showed shut sang sat slept spoke
spent split spread sprang stood stuck struck strove swept swam swung took taught tore told thought threw trod understood
undertook won wore wound wove wrote withdrew oversaw rebuilt redid rewrote`;

const wordsIn = (list: string) => new Set(list.trim().split(/\s+/));
const PRESENT = wordsIn(IN_THE_PRESENT);
const PAST = wordsIn(IN_THE_PAST);

/** "Dug", "welded": said of what somebody did, wherever it stands. */
export function isPastVerb(folded: string): boolean {
  return PAST.has(folded) || (folded.length > 4 && folded.endsWith('ed'));
}

/** "Dig", as it stands in the list. */
export function isBaseVerb(folded: string): boolean {
  return PRESENT.has(folded);
}

/** "Dig", "digs", "digging": a verb where something follows it, and otherwise perhaps a noun. */
export function isPresentVerb(folded: string): boolean {
  if (PRESENT.has(folded)) return true;
  if (folded.length > 5 && folded.endsWith('ing')) return true;
  if (!folded.endsWith('s')) return false;
  return PRESENT.has(folded.slice(0, -1)) || (folded.endsWith('es') && PRESENT.has(folded.slice(0, -2)));
}

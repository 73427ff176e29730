import type { SentApplication } from '../sent-application.ts';
import type { DataOf, FormData, SimpleData, WizardData } from './steps.ts';
import type { WizardForm } from './wizard.values.ts';

const orNull = (text: string) => text || null;
const until = (end: string, isCurrent: boolean) => (isCurrent ? null : orNull(end));

function personOf({ phone, dateOfBirth, city, country, address, ...info }: WizardData['personalInfo']) {
  return {
    ...info,
    phone: orNull(phone),
    dateOfBirth: orNull(dateOfBirth),
    city: orNull(city),
    country: orNull(country),
    address: orNull(address),
  };
}

function fromWizard(data: WizardData): SentApplication {
  return {
    personalInfo: personOf(data.personalInfo),
    educations: data.educations.map((one) => ({
      level: one.level,
      institution_name: one.institution,
      degree: one.degree,
      major_course: orNull(one.major),
      start_date: orNull(one.startDate),
      end_date: until(one.endDate, one.current),
      current_study: one.current,
      description: orNull(one.description),
      country: orNull(one.country),
    })),
    experiences: data.experiences.map((one) => ({
      designation: one.title,
      company: one.company,
      department: orNull(one.department),
      location: orNull(one.location),
      employment_type: orNull(one.employmentType),
      start: orNull(one.startDate),
      end: until(one.endDate, one.currentlyWorking),
      current_position: one.currentlyWorking,
      responsibilities: one.responsibilities,
      accomplishments: orNull(one.achievements),
    })),
    trainings: data.trainings.map((one) => ({
      name: one.name,
      organization: one.organization,
      credentialId: orNull(one.credentialId),
      startDate: orNull(one.startDate),
      endDate: until(one.endDate, one.current),
      current: one.current,
      description: orNull(one.description),
    })),
    skills: data.skills.map(({ name }) => name),
    languages: data.languages.map(({ language, proficiency }) => ({ name: language, proficiency })),
    cover_letter: data.coverLetter,
    questions: data.answers,
  };
}

function fromForm(data: FormData): SentApplication {
  return {
    personalInfo: personOf(data.personalInfo),
    educations: data.educations.map((one) => ({
      level: one.level,
      institution_name: one.institution_name,
      degree: one.degree,
      major_course: orNull(one.major_course),
      start_date: orNull(one.start_date),
      end_date: until(one.end_date, one.current_study),
      current_study: one.current_study,
      description: orNull(one.description),
      country: null,
    })),
    experiences: data.experiences.map((one) => ({
      designation: one.designation,
      company: one.company,
      department: null,
      location: null,
      employment_type: null,
      start: orNull(one.start),
      end: until(one.end, one.current_position),
      current_position: one.current_position,
      responsibilities: one.responsibilities,
      accomplishments: orNull(one.accomplishments),
    })),
    trainings: [],
    skills: data.skills,
    languages: data.languages,
    additionalInfo: {
      certifications: orNull(data.additionalInfo.certifications),
      awards: orNull(data.additionalInfo.awards),
      portfolio: orNull(data.additionalInfo.portfolio),
      linkedin: orNull(data.additionalInfo.linkedin),
    },
    cover_letter: '',
    questions: data.answers ?? {},
  };
}

function fromSimple({ personalInfo, educations, experiences, answers }: SimpleData): SentApplication {
  const [firstName = '', ...others] = personalInfo.fullName.split(' ');
  return {
    personalInfo: {
      firstName,
      lastName: others.join(' '),
      email: personalInfo.email,
      phone: orNull(personalInfo.phone),
      dateOfBirth: null,
      city: null,
      country: null,
      address: null,
      bio: '',
    },
    educations: educations.map((one) => ({
      level: 'Other',
      institution_name: one.institution,
      degree: one.degreeObtained || one.courseName,
      major_course: one.courseName,
      start_date: null,
      end_date: orNull(one.dateGraduated),
      current_study: false,
      description: null,
      country: null,
    })),
    experiences: experiences.map((one) => ({
      designation: one.jobTitle,
      company: one.company,
      department: null,
      location: null,
      employment_type: null,
      start: orNull(one.startDate),
      end: until(one.endDate, one.isCurrent),
      current_position: one.isCurrent,
      responsibilities: one.responsibilities,
      accomplishments: null,
    })),
    trainings: [],
    skills: [],
    languages: [],
    cover_letter: '',
    questions: answers ?? {},
  };
}

/** The common form of all variants. The employer's pages, the screening and the receipt know only this one. */
export function normalForm<Form extends WizardForm>(form: Form, data: DataOf[Form]): SentApplication {
  if (form === 'wizard') return fromWizard(data as WizardData);
  return form === 'form' ? fromForm(data as FormData) : fromSimple(data as SimpleData);
}

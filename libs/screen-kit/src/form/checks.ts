/** What the schemas of forms are made of: the parts of zod that are in use, and no others, come with the code of the forms. */
export {
  boolean,
  email,
  enum,
  instanceof,
  minLength,
  nullable,
  object,
  refine,
  regex,
  string,
  trim,
} from 'zod/mini';

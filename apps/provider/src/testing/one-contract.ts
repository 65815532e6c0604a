import { Validator } from '@seriousme/openapi-schema-validator';

type Checked = Awaited<ReturnType<Validator['validate']>>;

/** The schema of OpenAPI that a process has compiled, and the contract without references. */
let checked: { readonly result: Checked; readonly first: Validator } | undefined;
let resolved: ReturnType<Validator['resolveRefs']> | undefined;

/**
 * Providers of one process share the contract that the first of them has checked. Each start would compile the schema of
 * OpenAPI again (four fifths of its work), and each provider would compile again the schemas of the operations that are called.
 */
export function shareContract(): void {
  const { validate, resolveRefs } = Validator.prototype;
  Validator.prototype.validate = async function (specification) {
    checked ??= { result: await validate.call(this, specification), first: this };
    this.specification = checked.first.specification;
    this.version = checked.first.version;
    return checked.result;
  };
  Validator.prototype.resolveRefs = function (options) {
    return (resolved ??= resolveRefs.call(this, options));
  };
}

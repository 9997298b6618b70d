import {
  type DeclarationReflection,
  type ParameterReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import { LINE_WIDTH } from '../line-width';

const END_OF_STATEMENT = 1;

/** Writes a type on one line. */
export function inlineType(type: SomeType | undefined): string {
  if (!type) return 'void';
  switch (type.type) {
    case 'intrinsic':
      return type.name;
    case 'literal':
      return typeof type.value === 'string' ? `'${type.value}'` : String(type.value);
    case 'union':
      return type.types.map((member) => inParentheses(member, ['reflection'])).join(' | ');
    case 'intersection':
      return type.types.map((member) => inParentheses(member, ['union'])).join(' & ');
    case 'array':
      return `${inParentheses(type.elementType, ['union', 'intersection', 'reflection'])}[]`;
    case 'typeOperator':
      return `${type.operator} ${inlineType(type.target)}`;
    case 'indexedAccess':
      return `${inlineType(type.objectType)}[${inlineType(type.indexType)}]`;
    case 'query':
      return `typeof ${inlineType(type.queryType)}`;
    case 'reference':
      return `${referenceName(type)}${angleBrackets((type.typeArguments ?? []).map(inlineType))}`;
    case 'reflection':
      return inlineReflection(type.declaration);
    default:
      throw new Error(`Unsupported kind of type: "${type.type}".`);
  }
}

/** Writes a type that starts after `column` characters, on several lines if it is too long for one. */
export function blockType(type: SomeType | undefined, indent: number, column: number): string {
  const inline = inlineType(type);
  if (!type || column + inline.length <= LINE_WIDTH) return inline;
  const pad = ' '.repeat(indent);
  if (type.type === 'union' || type.type === 'intersection') {
    const sign = type.type === 'union' ? '|' : '&';
    const lines = type.types.map(
      (member) => `\n${pad}  ${sign} ${blockType(member, indent + 4, indent + 4)}`,
    );
    return lines.join('');
  }
  if (type.type === 'array' && type.elementType.type === 'reflection') {
    return `${blockType(type.elementType, indent, LINE_WIDTH)}[]`;
  }
  const [argument] = type.type === 'reference' ? (type.typeArguments ?? []) : [];
  if (type.type === 'reference' && argument && type.typeArguments?.length === 1) {
    const name = `${referenceName(type)}<`;
    const argumentText = inlineType(argument);
    if (argument.type === 'union' && indent + 2 + argumentText.length <= LINE_WIDTH) {
      return `${name}\n${pad}  ${argumentText}\n${pad}>`;
    }
    const text = blockType(argument, indent, column + name.length);
    return text.startsWith('\n') ? `${name}${text}\n${pad}>` : `${name}${text}>`;
  }
  if (type.type === 'reflection') {
    const [signature] = type.declaration.signatures ?? [];
    return signature
      ? `${blockParameters(signature, indent)} => ${inlineType(signature.type)}`
      : blockMembers(type.declaration.children ?? [], indent);
  }
  return inline;
}

/** Writes the members of an object type or interface in braces, one on each line. */
export function blockMembers(members: DeclarationReflection[], indent: number): string {
  const pad = ' '.repeat(indent + 2);
  const lines = members.map((member) => {
    const [signature] = member.kindOf(ReflectionKind.Method) ? (member.signatures ?? []) : [];
    const name = `${pad}${member.name}${member.flags.isOptional ? '?' : ''}`;
    return signature
      ? `${blockSignature(name, signature, indent + 2)};`
      : nameWithType(name, member.type, indent + 2, ';');
  });
  return `{\n${lines.join('\n')}\n${' '.repeat(indent)}}`;
}

/** Writes a signature after its name, such as `function on`. */
export function blockSignature(
  name: string,
  signature: SignatureReflection,
  indent: number,
): string {
  const head = `${name}${typeParameterList(signature.typeParameters)}`;
  const inline = `${head}(${inlineParameters(signature)})`;
  const result = `: ${inlineType(signature.type)}`;
  const fits = (text: string) => lastLineLength(text) + END_OF_STATEMENT <= LINE_WIDTH;
  if (fits(inline + result)) return inline + result;
  const block = `${head}${blockParameters(signature, indent)}`;
  if (signature.parameters?.length && fits(block + result)) return block + result;
  const start = fits(`${inline}: Promise<`) ? inline : block;
  return nameWithType(start, signature.type, indent, '', lastLineLength(start));
}

/** Writes type parameters in angle brackets, or nothing if there are none. */
export function typeParameterList(parameters: TypeParameterReflection[] | undefined): string {
  return angleBrackets(
    (parameters ?? []).map(({ name, type }) =>
      type ? `${name} extends ${inlineType(type)}` : name,
    ),
  );
}

function nameWithType(
  name: string,
  type: SomeType | undefined,
  indent: number,
  end: string,
  column = name.length,
): string {
  const text = blockType(type, indent, column + 2 + end.length);
  return `${name}:${text.startsWith('\n') ? '' : ' '}${text}${end}`;
}

function blockParameters(signature: SignatureReflection, indent: number): string {
  const parameters = signature.parameters ?? [];
  const [only] = parameters;
  if (parameters.length === 1 && only?.type?.type === 'reflection') {
    return `(${nameWithType(parameterName(only), only.type, indent, '', LINE_WIDTH)})`;
  }
  if (parameters.length === 0) return '()';
  const pad = ' '.repeat(indent + 2);
  const lines = parameters.map((parameter) =>
    nameWithType(`${pad}${parameterName(parameter)}`, parameter.type, indent + 2, ','),
  );
  return `(\n${lines.join('\n')}\n${' '.repeat(indent)})`;
}

function lastLineLength(text: string): number {
  return text.length - (text.lastIndexOf('\n') + 1);
}

function inlineReflection(declaration: DeclarationReflection): string {
  const [signature] = declaration.signatures ?? [];
  if (signature) return `(${inlineParameters(signature)}) => ${inlineType(signature.type)}`;
  const members = (declaration.children ?? []).map(
    (member) => `${member.name}${member.flags.isOptional ? '?' : ''}: ${inlineType(member.type)}`,
  );
  return `{ ${members.join('; ')} }`;
}

function inlineParameters(signature: SignatureReflection): string {
  return (signature.parameters ?? [])
    .map((parameter) => `${parameterName(parameter)}: ${inlineType(parameter.type)}`)
    .join(', ');
}

function parameterName(parameter: ParameterReflection): string {
  return `${parameter.name}${parameter.flags.isOptional ? '?' : ''}`;
}

function inParentheses(type: SomeType, kinds: SomeType['type'][]): string {
  const isObject = type.type === 'reflection' && !type.declaration.signatures;
  return kinds.includes(type.type) && !isObject ? `(${inlineType(type)})` : inlineType(type);
}

function referenceName(type: Extract<SomeType, { type: 'reference' }>): string {
  const target = type.reflection;
  if (target?.kindOf(ReflectionKind.Module)) return `typeof import('@laurel/sdk/${target.name}')`;
  if (target?.kindOf(ReflectionKind.EnumMember)) return `${target.parent?.name}.${target.name}`;
  return type.name;
}

function angleBrackets(parts: string[]): string {
  return parts.length > 0 ? `<${parts.join(', ')}>` : '';
}

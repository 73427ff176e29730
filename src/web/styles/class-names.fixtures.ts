import { posix } from 'node:path';
import ts from 'typescript';

export type ClassUse = { name: string; file: string; line: number };
type Source = { file: string; text: string };

const CLASS_HOLDER = /^(?:\w*C|c)lassName$/;
const TESTS = /\.(test|fixtures)\.tsx?$/;

/**
 * Every class that the sources put on an element: the strings in a `className`, in a call of `cx`, and in the constants
 * that those refer to. Strings that are only compared (`tone === 'quiet'`) or built from parts (`grid-cols-${count}`)
 * are left out.
 */
export function classesIn(sources: readonly Source[]): ClassUse[] {
  const files = sources
    .filter(({ file }) => !TESTS.test(file))
    .map(({ file, text }) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  const constants = constantsOf(files);
  const found = new Map<string, ClassUse>();
  const visited = new Set<ts.Node>();

  function note(node: ts.Node, text: string): void {
    const source = node.getSourceFile();
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    for (const name of text.split(/\s+/).filter(Boolean)) {
      if (!found.has(name)) found.set(name, { name, file: source.fileName, line });
    }
  }

  /** Collects the classes that an expression can evaluate to. */
  function read(node: ts.Node | undefined): void {
    if (!node || visited.has(node)) return;
    visited.add(node);
    if (ts.isStringLiteralLike(node)) note(node, node.text);
    else if (ts.isTemplateExpression(node)) readTemplate(node);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(read);
    else if (ts.isBinaryExpression(node)) readBinary(node);
    else if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) if (ts.isPropertyAssignment(property)) read(property.initializer);
    } else if (ts.isArrayLiteralExpression(node)) node.elements.forEach(read);
    else if (ts.isCallExpression(node)) {
      // Only the strings among a function's arguments are classes: `buttonClass({ variant: 'quiet' }, 'px-3')`.
      const told = node.arguments.flatMap((each) => meant(each));
      told.filter((each) => !ts.isObjectLiteralExpression(each)).forEach(read);
    } else if (ts.isArrowFunction(node)) read(node.body);
    else if (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node) || ts.isIdentifier(node))
      meant(node).forEach(read);
    else if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
      read(node.expression);
    else if (ts.isJsxExpression(node) || ts.isNonNullExpression(node)) read(node.expression);
  }

  /** The expressions that a name or a property of it can refer to: `LOOKS[tone].frame` is the frame of every tone. */
  function meant(node: ts.Expression, within: readonly ts.Node[] = []): ts.Expression[] {
    // An expression that refers to itself adds nothing.
    if (within.includes(node)) return [];
    const inner = (one: ts.Expression) => meant(one, [...within, node]);
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return inner(node.expression);
    if (ts.isIdentifier(node)) return constants.of(node).flatMap(inner);
    if (!ts.isElementAccessExpression(node) && !ts.isPropertyAccessExpression(node)) return [node];
    const properties = inner(node.expression).flatMap((object) =>
      ts.isObjectLiteralExpression(object) ? object.properties.filter(ts.isPropertyAssignment) : [],
    );
    const wanted = ts.isPropertyAccessExpression(node) ? node.name.text : null;
    return properties
      .filter(({ name }) => wanted === null || name.getText() === wanted)
      .flatMap(({ initializer }) => inner(initializer));
  }

  function readBinary({ left, operatorToken, right }: ts.BinaryExpression): void {
    const isChoice =
      operatorToken.kind === ts.SyntaxKind.BarBarToken || operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
    if (isChoice) read(left);
    if (isChoice || operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) read(right);
  }

  function readTemplate({ head, templateSpans }: ts.TemplateExpression): void {
    note(head, head.text.replace(/\S+$/, ''));
    for (const { expression, literal } of templateSpans) {
      read(expression);
      const afterPiece = literal.text.replace(/^\S+/, '');
      note(literal, ts.isTemplateTail(literal) ? afterPiece : afterPiece.replace(/\S+$/, ''));
    }
  }

  function look(node: ts.Node): void {
    if (ts.isJsxAttribute(node) && CLASS_HOLDER.test(node.name.getText())) read(node.initializer);
    else if (ts.isPropertyAssignment(node) && CLASS_HOLDER.test(node.name.getText())) read(node.initializer);
    else if (ts.isCallExpression(node) && node.expression.getText() === 'cx') node.arguments.forEach(read);
    ts.forEachChild(node, look);
  }
  files.forEach(look);
  return [...found.values()];
}

/** The constants that a file declares or imports. One name can refer to several constants, in several functions. */
function constantsOf(files: readonly ts.SourceFile[]) {
  const declared = new Map(files.map((file) => [file, declaredIn(file)]));
  return {
    of(node: ts.Identifier): readonly ts.Expression[] {
      const file = node.getSourceFile();
      const own = declared.get(file)?.get(node.text);
      if (own) return own;
      const from = importedFrom(file, node.text, files);
      return (from && declared.get(from)?.get(node.text)) ?? [];
    },
  };
}

function declaredIn(file: ts.SourceFile): Map<string, ts.Expression[]> {
  const constants = new Map<string, ts.Expression[]>();
  const look = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, [...(constants.get(node.name.text) ?? []), node.initializer]);
    ts.forEachChild(node, look);
  };
  look(file);
  return constants;
}

function importedFrom(file: ts.SourceFile, name: string, files: readonly ts.SourceFile[]): ts.SourceFile | undefined {
  for (const { importClause, moduleSpecifier } of file.statements.filter(ts.isImportDeclaration)) {
    const names = importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names) || !names.elements.some((each) => each.name.text === name)) continue;
    const from = (moduleSpecifier as ts.StringLiteral).text;
    const place = from.startsWith('.') ? posix.join(posix.dirname(file.fileName), from) : from.replace('#web/', '');
    return files.find(({ fileName }) => fileName === place);
  }
  return undefined;
}

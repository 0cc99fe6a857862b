/** Format: see read-table.ts. */
export const programmingLanguages = `
JavaScript = ^JS, ECMAScript, ES6, ES2015, java script
TypeScript = !TS, type script > JavaScript
Python = pythona, pythonie, pythonem, питон*, python3, py3, Python2
Java = javy, javie, javą, Java SE, Java EE, J2EE, core java, jdk, openjdk, jakarta ee
C# = c sharp, csharp > .NET
C++ = cpp, c plus plus, modern c++
!C = c programming, ansi c, embedded c, c language, langage c, lenguaje c, lingua c, programmiersprache c, c言語, c语言
.NET = dotnet, dot net, .net core, .net framework, asp.net, asp.net core, asp.net mvc, vb.net
!Go = golang, go lang, go language, go programming
!Rust = rustlang, rust lang, rust programming
!Swift = swift programming, swift language > iOS
Kotlin > Java
!Scala = scala programming
Ruby = ruby lang
PHP = php7, php8
Perl
!R = r language, r programming, rstudio, r studio, tidyverse, ggplot2, langage r, lenguaje r, r言語, r语言
!Julia = julialang, julia language
^Lua
!Dart = dartlang
Haskell
Erlang
^Elixir
Clojure
^Groovy
F# = fsharp, f sharp > .NET
Visual Basic = vb6, visual basic 6
VBA = visual basic for applications, excel vba, excel macros, excel makros, macros excel, excel-makros
Objective-C = objc, objective c, obj-c > iOS
MATLAB = mat lab, マトラボ
Fortran = fortran77, fortran90
COBOL
!Ada = ada95, ada programming
^Delphi = object pascal, free pascal, turbo pascal
Assembly language = assembly programming, assembler programming, x86 assembly, arm assembly, assemblersprache, assembleur, 汇编语言,
  アセンブリ言語
^Bash = ?bash, bash scripting, shell scripting, shell script, unix shell, shell-skripte, shellscript, シェルスクリプト, shell脚本
PowerShell = power shell
SQL = structured query language, sql queries, sql-abfragen, requêtes sql, consultas sql, zapytania sql
PL/SQL = plsql, pl sql, oracle pl/sql > SQL, Oracle Database
T-SQL = tsql, transact-sql, transact sql > SQL, SQL Server
ABAP = sap abap, abap oo, abap objects > SAP
!Apex = salesforce apex, apex triggers > Salesforce
^Solidity = smart contracts, smart contract development > Blockchain
VHDL > FPGA
Verilog = systemverilog, system verilog > FPGA
LabVIEW = lab view
SAS programming = base sas, sas enterprise guide, sas/stat, sas macro, !SAS
^Stata
^Prolog
^Lisp = common lisp
OCaml
!Scheme = scheme language
!Zig = ziglang
!Nim = nim language
!Crystal = crystal lang
WebAssembly = wasm
HTML = html5, xhtml
CSS = css3, cascading style sheets
XML = xml schema, xsd
XSLT = xsl, xpath, xquery > XML
JSON = json schema
YAML
GraphQL = graph ql, apollo graphql > API development
Regular expressions = regex, regexp, reguläre ausdrücke, expressions régulières, expresiones regulares, 正则表达式, 正規表現
CUDA = cuda programming > GPU programming
GPU programming = gpu computing, opencl, gpgpu, gpu-programmierung
HLSL = glsl, shader programming, shaders
G-code = gcode, g code > CNC
Embedded Linux = yocto, buildroot > Linux, Embedded systems
Embedded systems = embedded software, embedded development, firmware, firmware development, embedded systeme,
  eingebettete systeme, systèmes embarqués, sistemas embebidos, sistemas embarcados, sistemi embedded, systemy wbudowane,
  встраиваем* систем*, 嵌入式, 嵌入式系统, 組み込み, 組込み, 임베디드
RTOS = freertos, real-time operating system, real time operating systems, zephyr rtos, vxworks > Embedded systems
Arduino > Embedded systems
Raspberry Pi = raspberrypi > Linux
`;

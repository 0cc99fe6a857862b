// Pasted text, and the sample, become the file of the form.
const byId = (id) => document.getElementById(id);
const [file, text, job, sample] = ['file', 'text', 'job', 'sample'].map(byId);

const attach = (content, name) => {
  const files = new DataTransfer();
  if (content.trim() !== '') files.items.add(new File([content], name, { type: 'text/plain' }));
  file.files = files.files;
};

text.addEventListener('input', () => attach(text.value, 'resume.txt'));
// A chosen file replaces what was pasted.
file.addEventListener('change', () => {
  text.value = '';
});
sample.addEventListener('click', async () => {
  const [resume, posting] = await Promise.all(['resume', 'job'].map(async (name) => (await fetch(`/sample/${name}.txt`)).text()));
  text.value = resume;
  job.value = posting;
  attach(resume, 'sample.txt');
});
for (const hidden of [byId('paste'), sample]) hidden.hidden = false;
